// Public API of the contracts area: the signing provider of a workspace.

export { atProvider, findSigning, hasSigning, lookSigningFor } from './provider.ts'
