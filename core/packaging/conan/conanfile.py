"""Nonet for Conan 2. Its conandata.yml names the archive of a release and its SHA-256."""
from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get


class NonetConan(ConanFile):
    name = "nonet"
    version = "0.1.0"
    description = "Sudoku: solvers, human logic, ratings, a generator and readers of all formats"
    license = "MIT"
    topics = ("sudoku", "solver", "generator")
    settings = "os", "compiler", "build_type", "arch"
    package_type = "static-library"

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["NONET_TESTS"] = "OFF"
        toolchain.cache_variables["NONET_CLI"] = "OFF"
        toolchain.cache_variables["NONET_INSTALL"] = "ON"
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, f"{self.package_folder}/licenses")
        CMake(self).install()

    def package_info(self):
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/nonet"]
