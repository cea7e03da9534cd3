// Interface to a signing provider: documents are made from its templates or from a PDF, and sent to their signers.

import type { SigningState } from '#platform/rules/signing-state.ts'

/** True if the provider will not change this document any further. */
export const isOver = (state: SigningState): boolean => ['completed', 'declined', 'voided', 'error'].includes(state)

export interface SigningTemplate {
  id: string
  name: string
}

export interface Recipient {
  email: string
  firstName: string
  lastName: string
  /** Name of the role in the template or the PDF. */
  role: string
  /** Order of signing from 1; signers with the same number may sign at the same time. */
  order: number
}

export interface NewDocument {
  templateId: string
  name: string
  recipients: Recipient[]
  /** Values by the variable names of the template. */
  variables: Record<string, string>
  /** The provider repeats it in every response about the document. */
  metadata: Record<string, string>
}

export interface NewPdfDocument {
  name: string
  content: Buffer
  /** Each role belongs to one recipient and consists of lowercase letters and digits. */
  recipients: Recipient[]
  metadata: Record<string, string>
}

export interface EditorSession {
  token: string
  /** Address of the editor. */
  url: string
  expiresAt: Date
}

export interface SigningProvider {
  name: string
  listTemplates(): Promise<SigningTemplate[]>
  /** Role names of a template, in signing order. */
  rolesOf(templateId: string): Promise<string[]>
  /** Returns the provider's id; the document is still being made. */
  createFromTemplate(document: NewDocument): Promise<string>
  /** Like `createFromTemplate`; the adapter decides where each recipient signs. */
  createFromPdf(document: NewPdfDocument): Promise<string>
  statusOf(documentId: string): Promise<SigningState>
  openEditor(documentId: string, email: string): Promise<EditorSession>
  send(documentId: string, words: { subject: string; message: string }): Promise<void>
  /** The PDF in its current state; the sealed one once all have signed. */
  download(documentId: string): Promise<Buffer>
  withdraw(documentId: string, note: string): Promise<void>
}

/** `busy`: try again later. `conflict`: not in this state. `refused`: key or request not accepted. */
export type SigningProblem = 'unreachable' | 'busy' | 'conflict' | 'unknown' | 'refused'

export class SigningFailed extends Error {
  readonly problem: SigningProblem

  constructor(problem: SigningProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}
