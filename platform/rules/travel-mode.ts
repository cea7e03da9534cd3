/** How somebody travels: decides how far an area of some minutes reaches, and which ways a route takes. */
export const travelModes = ['walking', 'cycling', 'driving'] as const
export type TravelMode = (typeof travelModes)[number]
