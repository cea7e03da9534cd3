// Finds the page on which people sign in again after their session ended. Loaded with every page, without the rest of the guard.

/** Sign-in path for a user whose session ended on this path (spec 1 §8). */
export function signInPathFor(pathname: string): { path: string; remembers: boolean } {
  const b2b = /^\/(?:project-nda|project-memorandum|project-memorandum-pitch|project-teaser|b2b-[a-z-]+)\/([^/]+)/.exec(
    pathname,
  )
  if (b2b) return { path: `/b2b-entry/${b2b[1]}`, remembers: pathname.startsWith('/p') }
  const dms = /^\/dms(?:-[a-z-]+)?\/([^/]+)/.exec(pathname)
  if (dms) return { path: `/dms-login/${dms[1]}`, remembers: pathname.startsWith('/dms/') }
  return { path: '/login', remembers: pathname !== '/login' && pathname !== '/' }
}
