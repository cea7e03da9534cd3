// Sizes that all charts share, in CSS pixels (or points in a PDF).

export const barThickness = 12
export const barRadius = 4
export const fontSize = 12

/** Space between the end of a bar and its value. */
export const valueGap = 6

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export interface Tick {
  value: number
  at: number
}
