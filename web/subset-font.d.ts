/** The parts that are used: the package has no types, and those of DefinitelyTyped are of an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** No text is given then. */
    keepAllGlyphs: true
    noHinting: boolean
    /** The ranges that variable axes are limited to. */
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: Options,
  ): Promise<Buffer>
}
