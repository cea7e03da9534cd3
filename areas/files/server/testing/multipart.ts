// Builds multipart bodies like a browser's, and small files of each kind.

export interface Part {
  name: string
  content: Buffer
  type?: string
}

const boundary = 'quartier-test-boundary'

export const multipartHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

export function multipartOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name, content, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
}

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
