/** The six players' shapes, centred on the origin, by colour. */
export const OUTLINES: readonly string[] = [
  'M0-19A19 19 0 0 1 0 19 19 19 0 0 1 0-19z',
  'M-14-17h28a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3v-28a3 3 0 0 1 3-3z',
  'M-2.5-18a3 3 0 0 1 5 0L20.5 12.5a3 3 0 0 1-2.5 4.5h-36a3 3 0 0 1-2.5-4.5z',
  'M-2-20.5a3 3 0 0 1 4 0L20.5-2a3 3 0 0 1 0 4L2 20.5a3 3 0 0 1-4 0L-20.5 2a3 3 0 0 1 0-4z',
  'M-1.5-20.2a3 3 0 0 1 3 0L16.5-11.5a3 3 0 0 1 1.5 2.6v17.8a3 3 0 0 1-1.5 2.6L1.5 20.2a3 3 0 0 1-3 0L-16.5 11.5A3 3 0 0 1-18 8.9V-8.9a3 3 0 0 1 1.5-2.6z',
  'M-1.8-20.5a2 2 0 0 1 3.6 0L6.4-9 19-8a2 2 0 0 1 1.1 3.5L10.6 3.5 13.5 15.8a2 2 0 0 1-3 2.2L0 11.8-10.5 18a2 2 0 0 1-3-2.2l2.9-12.3L-20.1-4.5A2 2 0 0 1-19-8l12.6-1z',
];

/** Vertical offset of a number's middle. */
export const MIDDLES: readonly number[] = [0, 0, 5, 0, 0, 1];

/** The dash pattern of each seat's line on graphs. */
export const DASHES: readonly string[] = ['', '12 4', '4 3', '14 3 3 3', '8 4', '2 3'];
