// Pictures in mails: only our own, under a public address, with a width that mail programs preserve.

export const defaultPictureWidth = 70
export const widestPicture = 600

const own = /^\/api\/v1\/public-files\/[0-9a-f-]{36}$/

/** A picture on another server would let that server see who reads the mail and when. */
export const isOwnPicture = (address: string): boolean => own.test(address)

export function pictureWidth(given: string | undefined): number {
  const width = Math.round(Number(given))
  return width >= 1 ? Math.min(width, widestPicture) : defaultPictureWidth
}
