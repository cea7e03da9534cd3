// Pictures in mails: our own, under an address anybody may fetch, of a width that mail programs keep.

export const defaultPictureWidth = 70
export const widestPicture = 600

const own = /^\/api\/v1\/public-files\/[0-9a-f-]{36}$/

/** A picture from elsewhere would tell its server who reads the mail, and when. */
export const isOwnPicture = (address: string): boolean => own.test(address)

export function pictureWidth(given: string | undefined): number {
  const width = Math.round(Number(given))
  return width >= 1 ? Math.min(width, widestPicture) : defaultPictureWidth
}
