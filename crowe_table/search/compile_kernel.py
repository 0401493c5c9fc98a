"""Build hook that compiles the kernel if there is a compiler. Otherwise the kernel stays Python."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "crowe_table.search.kernel"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "annotation_typing": False,
}


class CompileKernel(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Put the compiled kernel beside its source, where Python finds it first."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the kernel. Any error is printed, and the kernel then runs as Python."""
        del version
        source = Path(self.root, *NAME.split(".")).with_suffix(".py")
        for old in (*source.parent.glob("kernel*.so"), *source.parent.glob("kernel*.pyd")):
            old.unlink()
        try:
            _compile(source, Path(self.root, "build"))
        except (Exception, SystemExit) as fault:
            print(f"The kernel is not compiled, and is played as it is written: {fault}", file=sys.stderr)
            return
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["artifacts"] += ["crowe_table/search/kernel*.so", "crowe_table/search/kernel*.pyd"]


def _compile(source: Path, build: Path) -> None:
    """Compile with Cython. Raises any exception of Cython or the compiler."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    flags = [] if sys.platform == "win32" else ["-O3", "-g0"]
    extensions = cythonize(
        [Extension(NAME, [str(source)], extra_compile_args=flags)],
        build_dir=str(build / "c"),
        quiet=True,
        compiler_directives=DIRECTIVES,
    )
    command = Distribution({"ext_modules": extensions, "packages": []}).get_command_obj("build_ext")
    command.build_lib = str(source.parents[2])
    command.build_temp = str(build / "c")
    command.ensure_finalized()
    command.run()
