"""The 4,096 words of deal codes, in alphabetical order.

A code represents numbers by the positions of its words in this list, so the list must never change.
"""

_LIST = """
abbey abbot about above abroad absent accent accord account ache acorn acre across act actor acute adage adapt add
address adieu admiral admit adopt adore adorn adult advent advice affair afford afloat afoot after again agate agent
ago agree ague ahead aim aisle ajar alarm album alcove alder alert alike alive alley alloy almond almost alms aloe
aloft alone along aloof aloud alpine altar although always amaze amber ambush amend amiable amid ample amuse anchor
ancient angel anger animal anise ankle annals annex annual another answer anthem antic antler anvil anxious any apart
apiary apologue apology appeal appear apply appoint apricot april apron arbour arch archer ardent area argue arise ark
army aroma around arrange array arrest arrive arrow artful article ascend ashore aside asleep aspen aspire assay
assent asset assign assist assize assume assure aster astir astray athlete atlas atom attach attain attend attic
attire attune auburn auction august aunt austere author autumn avail avenue averse avert aviary avoid await awake
award aware away awe awful awhile awning axis axle azure baby bacon badge badger bag bailiff bait balance balcony
ballad ballast balm bamboo bandage banish banjo bank banker banquet barber bargain barge barley baron barrel barren
barrier barter base basin basket bath battle bazaar beacon beadle beagle beaker beam beard beauty beaver because
become bed beech beef beer beetle before began begin behalf behave behind behold being belfry belief bell bellows
belong below bench benefit bent berry beside best bestow betray between beware beyond bill billow birch bird birth
biscuit bishop bite bitter black blade blame blanket blast bleach bleak bleat blend bless blink bliss block bloom
blossom blot blue bluff blunder blunt blush board boat bobbin bodice body bold bolster bond bonnet bonny book booth
border bore borough bottle bottom bough bounce bounty bouquet bowl bowler box brace bracken bracket brain bramble
branch brand brandy brass brave brawl bray break breath breed breeze brew briar brick bridge bridle brief brig bright
brim brine bristle broad brocade broil broken broker bronze brooch brood broth brother brow brush bubble buck bucket
buckle budget buffalo bugle build bulb bullet bulrush bun bunch bundle bunting buoy burden burgess burial burly burn
burnish burrow burst bushel business bustle busy butcher butler button buyer buzz cab cabbage cabin cabinet cable
cackle cadet cage cake calf calico calm camel cameo camp canal canary candid candle candy canoe canopy canter canvas
caper capital captain capture caramel caravan caraway carbon cardinal career caress cargo carol carp carpet carriage
carrot carry cart carve cascade cask casket castle casual catch cause caution cavalry caviar cavil cease cedar ceiling
celery cell cellar censor census centre century certain chaff chain chair chaise chalice chalk chamber champion chance
change channel chant chapel chapter charade charge chariot charity charm charter chase chat cheap check cheek cheer
cheese chemist cherish cherry cherub chess chest chestnut chew chick chicken chief child chill chime chimney china
chisel chive choice choir choke choose chop chord chorus chowder church churn cider cinder cinnamon cipher circle
circus cistern citadel citizen citron city civet civic civil claim clamour clan claret clarion clasp class clatter
claw clean clear cleave cleft clergy clerk clever cliff climate climb cling clip cloak clock clod cloister close
closet cloth cloud clove clown club clue clump cluster clutch coach coarse cobble cobweb cockle cocoa codicil coffee
coin colander collar collect college collier colonel colony colour colt column comb comedy comet comfort comic comma
command common company compass compel compose conceal concert concord condor conduct cone confer confess conger
congress consent console consort consul consult contain contest convent convex convey cool cooper copper copse copy
coral cork corner corporal correct corsair corset cosset cost costume cottage cotton cough council counsel count
counter country couple courage courier course court courtier cousin cover cow coward cowslip crack cradle craft crag
crane crater cravat crawl crayon crazy creak create creature credit creed creep crescent crest crevice crew crib
cricket crier crimp crimson crisis crisp critic crocus crook crop cross crouch crowd crucible cruel cruet cruise crumb
crumple crusade crush crutch cry crystal cube cubit cuckoo cucumber cudgel cuff culprit culture cunning cup cupboard
curb curd curfew curious curlew currant current curtain curtsy curve cushion custard custody custom cutlass cutler
cutlet cycle cygnet cymbal cypress dabble daffodil dagger dainty daisy dale dally damage damask damp damsel damson
dance danger dapper dapple dark darling darn dash date daughter daunt dawdle day dazzle deacon dealer dear dearth
debate debt decade decay deceit december decent decide declare decline decoy decree deed deep defeat defect defence
defend defer defiant define defy degree deity delay delicate delight deliver delta deluge demand demur denial dense
deny depart depend depict deposit depot depth deputy derive descend desert deserve design desire desk despair despatch
destiny detach detail detain detect detest develop device devise devote devour dew diadem dial diamond diary dictate
diet differ digest digit dignity dike dilemma diligent dim dimple dine dingle dinner diploma direct dirge dirt disc
discard discern discord discover discreet discuss dismal dismiss display dispute distance distil distinct district
ditch ditty divan divert divide divine dizzy docile dock doctor document dodge dog doll dolphin domain dome domestic
domino donate donkey donor door dormouse double doubt dough dower dowry doze dozen drab draft dragon drain drake drama
drape draught draw drawer dread dream dreary dredge drench dress dresser drift drill drink drip drive drizzle drone
droop dross drought drown drowsy drudge drug druid drum dual ducat duchess duct duel duke dumpling dungeon duplex
during dust duty dwell dwindle dye dynasty each eager eagle early earnest earth easel easy eat eaves ebb ebony echo
eclipse economy edge edict edifice edit edition editor educate eel effect effort egg either elapse elastic elbow elder
elect elegant elegy element elephant eleven elicit elite elk elope else elude embalm embark embassy ember emblem
embrace embroil emerald emerge eminent emotion emperor empire employ empress empty emulate enable enact enamel enchant
enclose encore end endless endorse endow endure enemy energy engage engine engrave engross enigma enjoy enlarge enlist
enough enquire enrich enrol ensign ensue enter entice entire entrance entreat entry envelope envoy envy ephemera epic
epilogue episode epistle epitaph epoch equal equator equip equity era erase ermine errand error escape escort esquire
essay essence estate esteem estuary etch eternal ethics evade even evening event every evict evident evil evolve ewe
exact exalt examine example exceed excel except excess exchange excise excite excuse execute exempt exert exhaust
exhibit exile exist exit exotic expand expect expend expire explain explode explore export expose express extend
extinct extol extra extract extreme fable fabric facet facile factor factory faculty faint fair fairy faith falcon
fall false falter familiar family famine famous fancy fang farce farewell farm farmer farrier farther farthing fashion
fast fatal fate fathom fatigue fault favour fawn fealty fear feast feature february feeble feel feign felicity fellow
felon felt fence fennel ferment fern ferret ferry fertile fervent fervour festival festoon fetch fetter feud fever few
fibre fiction fiddle fidelity field fierce fiery fife fifth fifty fig fight figure filbert file fillet filter final
finance find finger finish firkin firm first fish fisher flagon flail flake flank flannel flap flare flash flask
flatter flavour flax flea fledge fleece fleet flicker flimsy flinch fling flirt flit float flood floor flora florid
florin florist flounce flounder flour flourish flow flower fluent fluid flurry flush flute flutter fly foam foe foil
foliage folio folk follow folly font footman forage forbid force ford foreign forest forfeit forget formal former
fortify fortress fortune forty forum forward fossil foster foundry fountain fowler foxglove fracture fragile fragment
fragrant frail frame franc fraud freckle free freedom freeze freight frenzy frequent fresh fret friar friday friend
frieze frigate frill fringe frisk frock frog frolic front frost froth frown frugal fruit fuel fugitive fugue fulfil
fuller fumble fume fund funnel funny fur furious furlong furnace furnish furrow further fury furze fuse future gadfly
gaff gaiety gait gaiter gala galaxy gallant galleon gallery galley gallon gallop gambit gamble gambol game gander gang
garb garden garland garlic garment garner garnet garnish garret garrison gas gather gauge gauze gazelle gazette gem
gender general genial genius gentle gentry genuine geranium germ gesture giant giddy gift gild gimlet gin ginger
giraffe girdle girl gist give giver gizzard glacier glad glance gland glare glass glaze glazier gleam glee glen glide
glimmer glimpse glint glisten glitter globe gloom glory gloss glover glow glut glutton gnat gnaw gnome goal goblet
goblin golden golf gondola gong good goose gorge gorgeous gosling gospel gossip gothic gourd govern gown grace grain
grammar granary grange granite grant graph grapple grasp grate grateful gravel gravity gravy grease great greedy green
greet grenade grey griddle grief grieve griffin grill grimace grind grip grit groan groat grocer grog groom groove
grotto ground group grouse grove growl grub grudge gruel gruff grumble guard guardian guess guest guide guilt guinea
guise guitar gulf gullet gulp gunner gurgle gush gusto gutter habit hackney haddock haggard haggle hail hairy hake
halberd half halibut halo halter hamlet hammer hammock hamper hand handle handsome handy happen happy harangue harbour
hardly harm harmony harness harpoon harrier harrow harsh harvest hasp hassock hasty hatchet haughty haul haunch haunt
haven havoc hawk hawker hawser hawthorn hay haystack hazard haze hazel heal health heart hearty heath heather heave
heavy hectic hedge hedgehog heed heifer height heir helm helmet hemlock hemp hence herald herb herd heresy heritage
hermit heroic heron herring hesitate hidden hide high highway hill hinder hinge hint history hitch hither hoard hoarse
hoax hobble hobby hock hogshead hoist hold holiday hollow holly holster holy homage homely honest honey honour hoof
hoop hope horizon horn hornet hornpipe hosier hospital hostel hostile hostler hot hotel hound hour house hover howl
huddle hue huff human humble humbug humour hundred hunger hunter huntsman hurdle hurl hurry hurt husband husk hutch
hyacinth hydra hymn hyphen hyssop ibex ice icicle icon idea ideal idiom idle idol idyll ignite ignore illusion image
imagine imitate immense immerse impact impart impede impel imperial implore imply import impose impress imprint
improve impulse inch incident incline include income increase indeed index indigo indoor induce indulge infant infer
infinite inflame inform infuse ingot inhabit inhale inherit initial inland inlay inlet inmate inn inner innocent
inquest inquire insect insert inside insight insist inspect inspire install instance instant instead instep instinct
instruct insular insult insure intact intend intense intent interest interior interval intimate into intrepid intrigue
intrude invent invest invite invoice involve inward iris iron irony island isle issue isthmus item ivory ivy jab
jackal jackass jackdaw jacket jade jagged jailer january jargon jasmine jasper javelin jealous jelly jennet jerk
jerkin jersey jester jet jetty jewel jeweller jilt jockey jocular jocund join joiner joint joke jolt jonquil jostle
journal journey joust jovial jowl joy joyful jubilee judge judgment jug juggle juice july jumble jump junction jungle
junior juniper junk jurist juror jury just justice justify jute juvenile kale keen keeper keg kelp kennel kerchief
kernel kersey kestrel kettle key keyhole kick kid kidney kiln kilt kindle kindred king kingdom kinsman kipper kiss
kitchen kite kitten knack knapsack knead knee kneel knell knife knight knit knock knoll knot know knuckle label labour
lace lacquer ladder ladle lady lagoon lair lamb lament lancet landlord language languid lantern lapel lapse lapwing
lard larder large larkspur latch lathe latin lattice laugh launch laundry laurel lava lavender lavish lawful lawn
lawyer layer lazy leader leaf league leap learn leash leather leaven lecture ledger lee left legacy legal legend
legion leisure lemon length lenient lens lentil leopard lesson letter lettuce level levity levy liar liberal liberty
library license lichen lid liege lien life lilac lily limb limit limpet limpid linden linen linger linguist lining
linnet linseed lintel lion liquid liquor list listen literal litmus little lively livery lizard loaf loan lobby lobe
lobster local locket lodge lodger lofty log logic loiter loose loot lord loss lotion lottery lotus lounge lovely lower
loyal lozenge lubber lucid lucky luggage lull lunar lung lurch lurk luscious lustre lute luxury lynx lyre lyric mace
machine mackerel madam madder magic magnate magnet magnify magpie mahogany main maintain maize majesty major maker
malady malice mallard mallet mallow malt mammal mammoth manage mango manhood manifest mankind manly manna manner
mansion mantle manual many map maple maraud marble march margin marigold marine mariner market marl marmot maroon
marquess marquis marriage marry marsh marshal marten martial martin marvel mascot mason mass mastiff material matrix
matron matter mattock mattress mature maxim mayor maypole mead meadow meagre mean meander measles measure medal meddle
mediate medicine medium medlar meek meet melee melody melon member memoir memory menace mental mention mentor mercer
merchant mercury mercy mere meridian merit mermaid mesh mess message meteor method metre mettle mica midday middle
midge midnight midst mighty mignon mild mildew military milk miller milliner million mimic mince miner mineral mingle
minister minnow minor minster minstrel mint minuet minus minute miracle mirage mirror mirth miscarry miser misery
mishap missal missile mission mistake mitre mitten mix mixture moat mob mobile model modern modest modify module
mohair moist molar moment monarch monday money monk monkey monster month mood moon moral morass morello morning
morocco morose morrow morsel mortar mortgage mosaic mosque moth mother motion motive motley motto mould moult mount
mountain mourn mouse move much mud muff muffin muffle mulberry mulch mule multiply mummer mural murmur muscle museum
mushroom music musk musket muslin mustard muster mutiny mutton mutual muzzle myriad myrtle mystery mystic myth nag
name namely nankeen napkin narrate narrow nation native natural nature nautical naval navy near nebula neck necklace
nectar needle needy neglect negus neither nephew nerve nestle nether neutral never news newt next nibble niche nick
niece nigh nimble nine noble nobody nocturne nod noise nomad nominal nonsense nook normal north nose nosegay nostril
notable notary notch note notice noun nourish novel november novice noxious nozzle nuance nucleus nudge nugget
nuisance null number numeral nurse nursery nurture nut nutmeg nymph oak oaken oakum oasis oath oatmeal obedient
obelisk obey object oblige oblique oblong oboe obscure observe obstacle obtain obtuse obvious occasion occupy occur
ocean ochre octave october ocular ode odious odour offend offer office officer offset often ogle ogre ointment olive
omega omelet omen omit once onion only onset onward onyx opal opaque opera opinion oppose optic option opulent oracle
orange oration orator orbit orchard orchid ordain ordeal order ordinary organ orient orifice origin oriole ornament
orphan osier osprey ostler ostrich other ottoman ought outcast outcome outcry outdoor outer outfit outlaw outlay
outlet outline outpost outside outward oval overt overture owner oxen oyster pacify pack packet paddle paddock padlock
page pageant pagoda pail painter palace palate palette paling pallid palsy paltry pamper pamphlet pancake panel panic
pannier panorama pansy pant panther pantry papa paper papist parade paradise paragon parallel parasol parcel pardon
parent parish parlour parody parole parrot parsley parsnip parson partake partial particle partner party pass passage
passion passport paste pastime pastor pastry pasture pathos patience patient patriot patrol patron pattern paunch
pause pave pavilion paw payment peace peacock peak pearl peasant pebble peculiar pedal pedant pedigree pedlar peep
peerage peevish pelican pellet pelt pen pencil pendant pendulum pennant penny pension pensive people pepper perceive
perch perfect perform perfume peril period perish permit perplex persist person persuade perusal pestle petal petition
petrel pewter phantom pheasant phial phoenix phrase physic pickle picnic picture piece pier piety pigeon pigment
pilgrim pillage pillar pillow pilot pinafore pincers pinch pinion pink pinnace pinnacle pioneer pious pipe pipkin
pippin piquant pique pirate piston pitcher pith pivot placard placid plain plait plane planet plaster platform play
player plea plead please pledge plenty pliant plight plod plough plover pluck plug plumage plumb plume plunder plunge
plural plus poach poem poet point poise poker pole polecat police policy polish polite poll pollen pomade pomp pond
ponder pony poor pop poplar poppy popular pork porridge port portal portend porter portion portrait posset possible
poster posture posy potash potato potent pouch poultice poultry pounce poverty powder practice prairie praise prance
prank prattle prawn prayer preach precede precept precinct precious precise predict prefer prefix prelude prepare
presage present preserve press prestige presto pretend pretext pretty prevail prevent prey pride priest prim primate
primrose prince princess print prior priory prism prison private prize problem proceed proclaim procure prodigal
produce profess profit profound progress project prolong promise promote prompt pronoun proof propel proper property
prophet propose prose prosper protect protest proud prove proverb provide province provoke prow prowl proxy prudent
prune psalm public publish pudding puddle pulley pulp pulpit pulse pumice pumpkin pungent punish pupil puppet puppy
purchase pure purge purple purpose pursue push put putty puzzle pygmy pyramid quack quadrant quaff quagmire quail
quaint quake quaker qualify quality qualm quantity quarrel quarry quart quarter quarto quartz quaver quay queen quell
quench query quest question queue quick quiet quill quince quinine quire quirk quiver quiz quoit quorum quota quote
rabbit rabble radiant radical radish radius raffle rafter raid railing raiment rainbow raise raisin rally rampart
ramrod ranch random range rank ransom rapid rapier rapt rare rascal rash rather ratify ration raven ravine razor
reader ready realm reap reaper reason rebel rebound rebuke recall recede receipt receive recess recipe recite recline
recoil record recount recover recruit rector red redeem reduce reef refer refine reflect reform refrain refresh refuge
refund refuse refute regain regal regale regard regatta regency regent regiment region register regret regular reign
reindeer reject rejoice relate relax release relent reliance relic relief relieve relish rely remain remark remedy
remember remind remit remnant remorse remote remove renew renown rent repair repast repay repeat repel reply report
repose reprieve republic repulse request requite rescue research resemble reserve reside residue resin resist resolve
resort resound respect respite respond restore restrain result resume retail retinue retire retort retreat return
reveal revenge revenue reverse review revive revoke revolt reward rhyme rhythm rib ribbon rich rider rifle rigid
rigour rime ringlet rinse riot ripen ripple risk rival rivet rivulet roar roast robe robin robust roller romance romp
room rosemary rosette rostrum rosy rotate rotund rouge rout rowan royal rubber rubbish rubric ruby rudder ruddy rude
ruffian rugged ruin ruler rumour rung runner rupture rural russet rustic rustle rusty rye sabre sacred sad saddler
safe saffron saga sailor saint salad salary salient saline salmon saloon salt salute salver sampler sanction sandal
sandwich sapling sapphire sarcasm sardine satchel satin satire satisfy saturday satyr saucer saucy saunter sausage
savour savoy sawdust scabbard scaffold scale scallop scalp scamper scan scandal scarce scarf scarlet scatter scene
scenery scent sceptre schedule scheme scholar school schooner science scissors scoff scold scoop scope scorch scorn
scorpion scot scour scowl scramble scrape scratch scream screech screen scribble scribe scrip script scroll scrub
scruple scuffle scull sculptor scurry scuttle scythe seal search season second secret section secure sedan sedate
sediment seem segment seize seldom select self seller senate senator send senior sense sentence sentinel separate
sepia sequel sequence serene serge sergeant series serious sermon serpent servant service session settee seven seventh
seventy several severe sexton shabby shack shackle shade shadow shaggy shallot sham shamrock shape sharp shatter shawl
sheaf sheath shed sheet shell shelter shepherd sheriff sherry shield shift shilling shimmer shingle ship shire shirk
shiver shoal shoe shoot short should shoulder shovel show shower shrew shrewd shriek shrill shrimp shrine shrivel
shroud shrug shudder shuffle shun shut shuttle shy sibyl sickle sieve sign signal signet silence silent silly silo
silver similar simile simper since sincere sink siphon sir siren sirloin sister sixpence sixth sixty size skein sketch
skewer skiff skill skillet skip skirmish skirt sky skylark slab slag slant slate sleek sleeve sleigh slender slick
slide slight slim slipper sloop sloth slouch sloven sluice slumber slump slur small smart smash smear smelt smile
smith smithy smock smoke smooth smother smoulder smudge smuggle snail snake snap snarl snatch sneak sneer sneeze snipe
snore snout snowdrop snub snuff snug soak sober social society socket soda soft sojourn solace solar solder soldier
solemn solicit solid solo solstice solve sombre some son sonata sonnet soothe sorcery sordid sorrel sorrow sorry soul
sound soup source south spa space spangle spaniel spanner spark sparkle sparrow spasm spawn spear special species
specify specimen speck spectre speech speed spell sphere sphinx spider spike spin spinach spindle spinet spinster
spiral spirit splash spleen splendid splice splint split spoil sponge sponsor spool spot sprain sprat sprawl spread
sprig spring sprinkle sprite sprout spruce spry spurn spurt sputter squad squall squander square squash squat squeak
squeeze squint squirrel stable staff stage stagger stair stalk stamen stamp stanch stand standard stanza staple
starling startle starve station statue stature stay steady steam steel steeple sterling stern stew steward stick
stifle stilt sting stipend stirrup stitch stoat stocking stoic stomach stone stop storey storm stove straight strait
strand strange strap strategy stratum straw streak street strength stress stretch stricken strict stride strife stroke
strong struggle strut stubble stubborn stucco stud student studio stumble stunt sturdy sturgeon stutter style suave
subdue subject sublime submit subside subtle suburb succeed success succour such sudden suet suffice sugar suggest
suite suitor sulk sullen sulphur sultry sum summer summit summon sunbeam sunday sundial sundry sunny sunrise sunset
superb superior supper supple supply support suppose supreme sure surface surgeon surly surmise surmount surname
surpass surplice surplus surprise survey survive suspect suspend suspense sustain swain swallow swamp swarm swarthy
sweat sweep swerve swift swim swing swivel swoon sword sycamore syllable symbol symphony syntax syringe syrup system
tabby tablet tabor tacit tackle tactic tadpole tailor talent talisman tallow talon tambour tan tangent tangle tankard
tanner tansy tape tapestry tardy target tariff tarnish tart tartan tartar task tassel taste tattle tavern tawdry tawny
tea teach teacher teasel teaspoon tedious teem temper tempest temple tempo tempt tenant tender tendril tennis tenon
tenor tenth terrace terrier terror terse testify tether text texture thank thatch thaw theatre theft theme then theory
thermal thick thicket thigh thimble thing third thirst thirteen thirty thistle thong thorn thorough thought thousand
thrash thread three thresh thrift thrill thrive throat throb throne throw thumb thunder thursday thus thwart tiara
ticket tidings tidy tierce tiger tight tiller timber time timid tincture tinker tinkle tinsel tiny tip tipsy tiptoe
tissue titan tithe title toad toast tobacco tocsin today toddle toe together toil toilet token tomato tongs tongue
tonic tonnage tooth topaz topple torch torpid torrent torsion tortoise toss total totter tour toward town tract trade
traffic tragedy trample trance tranquil transept transfer transit travel traverse tray treacle treasure treatise
treaty treble trefoil trellis tremble tremor trench trend trespass trestle trial triangle tribe tribune tribute
trickle trident trigger trinket trio triple tripod trite triumph trivial troll troop trophy tropic trot trouble trough
trousers trowel truant truce true truffle truly trump trumpet trundle trunk truss truth tryst tub tuesday tuft tulip
tumbler tumult tune tunic tunnel turban turbot turf turkey turmoil turner turnip turnpike turret turtle tutor twelve
twenty twice twig twilight twill twin twinge twinkle twirl twist twitch twitter two type typhoon umbrella umpire
unable unawares uncle uncouth under undergo undo uneasy unfold unfurl unhappy unicorn uniform unique unison unity
universe unjust unkind unknown unless unlike unlock unpack unravel unruly untie until unveil unwell unwind upbraid
uphill uphold upland uplift upon upper upright uproar upset upshot upside upward urban urchin urge urgent urn usage
use useful usher usual usurp utensil utmost utter vacant vacate vagabond vain valerian valet valiant valid valour
value valve vane vanguard vanilla vanish vanity vanquish vapour variety various varlet vary vat vault veer veil vellum
velvet vendor veneer venison venom venture venue veranda verb verbal verdant verdict verdure verger verify verity
vernal version vertex vespers vessel vestal vestige vestry veteran veto vex viaduct viand vibrate vicar vicinity
victor victory victual vie view vigil vigour villa village villain vinegar vintage viola violet violin viper virtue
virtuous visage viscount visible vision visit visitor vista vital vivid vixen vizier vocal vogue voice void volcano
volley volume vortex votary vote voucher vow vowel voyage vulgar vulture waddle wade wafer waft waggon wagtail waif
waist waive walk wallet walnut walrus waltz wand wander warbler warden warrant warrior wasp wax wayfarer wealth wean
weapon weary weave web wedding week weevil weigh weir welcome weld welfare whale wharf wheat wheel wheeze whelk whelp
whence where whether whey which whiff whim whimper whimsy whine whirl whisk whisker whisky whistle white whiting whiz
whole whoop whorl wicker widgeon width wily windfall window winter wire wisdom wish wit withdraw within without
witness wizard woad wolf woman woodbine woodcock wool world worm worry worse worship worst worthy wraith wrangle wrap
wreath wreck wren wrest wrestle wretch wriggle wring wrinkle writer writhe wrong yacht yam yard yawl yeast yellow yelp
yeoman yes yield yoke yolk yonder young youth yule zealous zebra zenith zephyr zero zest zigzag zinc zodiac zone
"""
WORDS = tuple(_LIST.split())
