// The project's minimum number of pictures of a published object (spec 1 §5); 0 is no minimum.

interface Problem {
  /** A text key. */
  key: string
  values: { count: number }
}

/** Why an object with so many pictures is not published; null when it may be. */
export const obstacleToPublishing = (pictures: number, least: number): Problem | null =>
  pictures < least ? { key: 'objects_reason_pictures_missing', values: { count: least } } : null

/** A minimum that was raised later must not stop pictures from being added or replaced one by one. */
export const problemOfFewer = (before: number, after: number, least: number): Problem | null =>
  after < least && after < before ? { key: 'objects_pictures_too_few', values: { count: least } } : null
