// Colour arithmetic: WCAG contrast, and moving a colour's lightness in OKLCH so that it keeps its hue (DESIGN §2).

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = readonly [number, number, number]

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Returns the shade of `tint`, as close to it as possible, whose contrast to `ground` is at least `ratio`. */
export function shadeFor(tint: string, ground: string, ratio: number): string {
  if (contrastOf(tint, ground) >= ratio) return tint
  const colour = toOklch(tint)
  const towards = luminanceOf(ground) > 0.18 ? 0 : 1
  // Bisects the lightness; contrast grows monotonically towards the far end.
  let near = colour.l
  let far: number = towards
  for (let step = 0; step < 18; step++) {
    const middle = (near + far) / 2
    if (contrastOf(toHex({ ...colour, l: middle }), ground) >= ratio) far = middle
    else near = middle
  }
  return toHex({ ...colour, l: far })
}

/** Returns the same hue at another lightness, for surfaces and hover states; `strength` scales the chroma. */
export function atLightness(tint: string, lightness: number, strength = 1): string {
  const colour = toOklch(tint)
  return toHex({ ...colour, l: lightness, c: colour.c * strength })
}

/** Returns the text colour with the higher contrast on `ground`. */
export function inkOn(ground: string, dark: string, light: string): string {
  return contrastOf(dark, ground) >= contrastOf(light, ground) ? dark : light
}

function luminanceOf(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)]
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

/** Colours outside the sRGB gamut lose chroma until they fit; hue and lightness stay. */
function toHex(colour: Oklch): string {
  for (let chroma = colour.c; ; chroma = chroma < 0.004 ? 0 : chroma * 0.94) {
    const rgb = toRgb({ ...colour, c: chroma })
    if (chroma === 0 || rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(rgb)
  }
}

function toRgb({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(rgb: Rgb): string {
  const digits = rgb.map((channel) => {
    const share = Math.min(1, Math.max(0, channel))
    const encoded = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
