/* The x86-64 level of this processor. Called in the library for level 2, to decide whether to load that for level 3. */
#include <cpuid.h>

int ethnos_processor_level(void) {
    unsigned a, b, c, d, leaf1_c, low, high;
    if (!__get_cpuid(1, &a, &b, &leaf1_c, &d)) return 2;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 2;
    unsigned wanted1 = bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C;
    unsigned wanted7 = bit_BMI | bit_AVX2 | bit_BMI2;
    if ((leaf1_c & wanted1) != wanted1 || (b & wanted7) != wanted7) return 2;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if ((low & 6) != 6) return 2; /* the system does not save the wide registers */
    if (!__get_cpuid(0x80000001, &a, &b, &c, &d)) return 2;
    return c & bit_LZCNT ? 3 : 2;
}
