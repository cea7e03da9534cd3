// Addresses of stored files: with authorization, or public.

export const fileAddress = {
  /** The name at the end is only for readers of the address; the id identifies the file. */
  protected: (id: string, name: string): string => `/protected/${id}/${encodeURIComponent(name)}`,
  public: (id: string): string => `/api/v1/public-files/${id}`,
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** Returns the id of the file that one of our own addresses refers to; null for any other address. */
export function fileIdIn(address: string): string | null {
  const path = /^(?:https?:\/\/[^/]+)?\/(?:protected|api\/v1\/public-files)\/([^/?#]+)/.exec(address)?.[1] ?? ''
  return uuid.exec(path)?.[0] === path ? path : null
}
