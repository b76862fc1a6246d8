"""Many tables at once, on the processor or on a graphics card: ``ethnos.Batch``."""

from ethnos.base.refusals import need_numpy

need_numpy("research")
