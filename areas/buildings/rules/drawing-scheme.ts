// Colour schemes of drawings: each drawing has a light and a dark version.

export const drawingSchemes = ['light', 'dark'] as const
export type DrawingScheme = (typeof drawingSchemes)[number]
