// Parses colours as people type them.

/** Returns `#abc` and `#aabbcc` as `#aabbcc`; undefined for anything else. */
export function hexColour(text: string | null | undefined): string | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text?.trim() ?? '')
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase()
  const long = /^#?([0-9a-f]{6})$/i.exec(text?.trim() ?? '')
  return long ? `#${long[1]}`.toLowerCase() : undefined
}
