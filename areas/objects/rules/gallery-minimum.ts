// The project's minimum number of images for a published object (spec 1 §5); 0 is no minimum.

interface Problem {
  /** A text key. */
  key: string
  values: { count: number }
}

/** Reason why an object with this number of images cannot be published; null if it can. */
export const obstacleToPublishing = (pictures: number, least: number): Problem | null =>
  pictures < least ? { key: 'objects_reason_pictures_missing', values: { count: least } } : null

/** A minimum that was raised later must not prevent adding or replacing single images. */
export const problemOfFewer = (before: number, after: number, least: number): Problem | null =>
  after < least && after < before ? { key: 'objects_pictures_too_few', values: { count: least } } : null
