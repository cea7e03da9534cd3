// The project colour as text colour on white paper. Large text requires a contrast ratio of at least 3.

const enough = 3

export function inkOf(color: string | null): string | null {
  return color !== null && 1.05 / (brightnessOf(color) + 0.05) >= enough ? color : null
}

/** Relative luminance by WCAG, 0 to 1. */
function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
