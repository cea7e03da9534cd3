// Fetches parts of pages that the server renders as HTML.

export async function fetchHtml(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
