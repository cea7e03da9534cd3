// Which picture stands for an object before the public: a photograph before a plan, a plan before the drawn house.

export interface PublicPictureChoice {
  kind: 'photo' | 'plan' | 'house'
  /** Addresses for light and dark paper; a photograph has none, so both are the same. */
  light: string
  dark: string
}

/** Addresses on this host. */
export interface Pictured {
  photo: string | null
  layout_plan: string | null
  image: string
}

/** In lists a photograph is small; large it is as the preview of the page has it. */
export function publicPictureOf({ photo, layout_plan, image }: Pictured, size: 'large' | 'small'): PublicPictureChoice {
  if (photo === null) return drawn(layout_plan ?? image, layout_plan === null ? 'house' : 'plan')
  const address = size === 'small' ? `${photo}?size=thumb` : photo
  return { kind: 'photo', light: address, dark: address }
}

const drawn = (address: string, kind: 'plan' | 'house'): PublicPictureChoice => ({
  kind,
  light: `${address}?scheme=light`,
  dark: `${address}?scheme=dark`,
})
