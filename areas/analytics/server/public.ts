// Interface to areas above: the figures, for reports.

export { readFigures, readFiguresOfObjects, readFigure, type Figures } from './read-figures.ts'
export { nobody, viewerOf, type Viewer } from './figures/viewer.ts'
