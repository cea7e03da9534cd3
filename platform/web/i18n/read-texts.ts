// The texts of an area as the built web holds them: plain data, which need not run.

export async function readTexts(address: string): Promise<Record<string, string>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
