// Selects the public picture of an object: its photo, its plan, a photo of the building, or the drawn building, in
// this order.

export interface PublicPictureChoice {
  kind: 'photo' | 'housePhoto' | 'plan' | 'house'
  /** Addresses for light and dark paper; a photograph has none, so both are the same. */
  light: string
  dark: string
}

/** Addresses on this host. */
export interface Pictured {
  photo: string | null
  house_photo: string | null
  layout_plan: string | null
  image: string
}

/** In lists a photograph is small; large it is as the preview of the page has it. */
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
