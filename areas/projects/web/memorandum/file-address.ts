import { getMemorandumFile } from '../../contract/public.ts'

/** Path of a picture or document of the memorandum. */
export const fileAddressOf = (slug: string, file: string): string =>
  getMemorandumFile.path.replace(':slug', slug).replace(':file', file)
