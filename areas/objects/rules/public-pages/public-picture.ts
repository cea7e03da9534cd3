// Selects the public picture of an object: its photo, its plan, a photo of the building, or the drawn building, in
// this order.

export interface PublicPictureChoice {
  kind: 'photo' | 'housePhoto' | 'plan' | 'house'
  /** URLs for light and dark mode; a photograph has the same URL for both. */
  light: string
  dark: string
}

/** URLs on this host. */
export interface Pictured {
  photo: string | null
  house_photo: string | null
  layout_plan: string | null
  image: string
}

/** Lists show a small photograph; the large one matches the preview image of the page. */
export function publicPictureOf(
  { photo, layout_plan, house_photo, image }: Pictured,
  size: 'large' | 'small',
): PublicPictureChoice {
  if (photo === null && layout_plan !== null) return drawn(layout_plan, 'plan')
  const taken = photo ?? house_photo
  if (taken === null) return drawn(image, 'house')
  const address = size === 'small' ? `${taken}?size=thumb` : taken
  return { kind: photo === null ? 'housePhoto' : 'photo', light: address, dark: address }
}

const drawn = (address: string, kind: 'plan' | 'house'): PublicPictureChoice => ({
  kind,
  light: `${address}?scheme=light`,
  dark: `${address}?scheme=dark`,
})
