// Appearance that the reader chose on this device. Without React, so that pages without the web app know it as well.

export const looks = ['system', 'light', 'dark', 'contrast'] as const
export type Look = (typeof looks)[number]

export const lookKey = 'look'

export function chosenLook(): Look {
  const stored = localStorage.getItem(lookKey)
  return looks.find((one) => one === stored) ?? 'system'
}
