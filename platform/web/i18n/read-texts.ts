// Texts of an area in the built web: JSON, which need not be executed.

export async function readTexts(address: string): Promise<Record<string, string>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
