// Where a stored file is fetched: with authorization, or by anybody when it is public.

export const fileAddress = {
  /** The name stands at the end for people who look at the address; the id alone finds the file. */
  protected: (id: string, name: string): string => `/protected/${id}/${encodeURIComponent(name)}`,
  public: (id: string): string => `/api/v1/public-files/${id}`,
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** The file that one of our own addresses names; null for any other address. */
export function fileIdIn(address: string): string | null {
  const path = /^(?:https?:\/\/[^/]+)?\/(?:protected|api\/v1\/public-files)\/([^/?#]+)/.exec(address)?.[1] ?? ''
  return uuid.exec(path)?.[0] === path ? path : null
}
