export async function tell() {
  return []
}
