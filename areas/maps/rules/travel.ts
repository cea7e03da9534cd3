// Ways to travel, and how far and how long a route is in words.

export const travelModes = ['walking', 'cycling', 'driving'] as const
export type TravelMode = (typeof travelModes)[number]

/** Numbers of minutes that the map offers for each mode. */
export const minutesOf: Record<TravelMode, number[]> = {
  walking: [5, 10, 15],
  cycling: [10, 20, 30],
  driving: [15, 30, 45],
}

/** Meters below one kilometer, otherwise kilometers with one decimal below ten. */
export function distanceText(meters: number): string {
  if (meters < 950) return `${Math.max(10, Math.round(meters / 10) * 10)} m`
  const kilometers = meters / 1000
  return `${kilometers < 9.95 ? (Math.round(kilometers * 10) / 10).toFixed(1) : Math.round(kilometers)} km`
}

/** Whole minutes, at least one; hours from sixty minutes on. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`
}
