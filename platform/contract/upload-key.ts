/** Identifies one upload (a UUID): a repeated request with the same key and content returns the first response. */
export const uploadKeyHeader = 'upload-key'
