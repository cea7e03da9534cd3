// Look of the pages of investors and document-room guests by their path (spec 1 §2.1).

interface ExternalLook {
  /** Text key of the title beside the logo. */
  title?: 'shell_external_teaser' | 'shell_external_memorandum'
  isWhite: boolean
}

export function externalLook(pathname: string): ExternalLook {
  if (/^\/project-memorandum(?:-pitch)?\//.test(pathname)) return { title: 'shell_external_memorandum', isWhite: true }
  return pathname.startsWith('/project-teaser/')
    ? { title: 'shell_external_teaser', isWhite: false }
    : { isWhite: false }
}
