// Public API of the contracts area: the signing provider of a workspace.

export { atProvider, findSigning, lookSigningFor, lookSigningKind } from './provider.ts'
