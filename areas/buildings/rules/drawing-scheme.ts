// The papers that drawings are made for: each drawing has its colours for light and for dark paper.

export const drawingSchemes = ['light', 'dark'] as const
export type DrawingScheme = (typeof drawingSchemes)[number]
