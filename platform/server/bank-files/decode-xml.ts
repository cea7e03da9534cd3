// Decodes the bytes of an XML file by its byte order mark or its declaration.

const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/i
const known = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252', 'utf-16le', 'utf-16be'])

/** Null for an encoding that is not known, or bytes that do not belong to it. */
export function decodeXml(content: Uint8Array): string | null {
  const name = (
    markOf(content) ??
    declared.exec(new TextDecoder('latin1').decode(content.subarray(0, 200)))?.[1] ??
    'utf-8'
  ).toLowerCase()
  if (!known.has(name)) return null
  try {
    return new TextDecoder(name, { fatal: true }).decode(content)
  } catch {
    return null
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
