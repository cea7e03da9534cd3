// Options of structure elements that pdfkit has and its types do not name.

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Scope of a header cell. */
    scope?: 'Row' | 'Column'
    /** Left, top, right and bottom of a figure, in points from the upper left corner. */
    bbox?: [number, number, number, number]
  }
}
