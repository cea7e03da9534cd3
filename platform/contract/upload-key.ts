/** Names one upload (a UUID): asked again under the same key with the same content, the answer is the first one. */
export const uploadKeyHeader = 'upload-key'
