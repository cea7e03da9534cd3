// Interface to other areas: which account a workspace uses at an outside service.

export {
  certificateIssuer,
  creditBureau,
  depositService,
  isSecretLost,
  lookAccount,
  lookOrigin,
  signingService,
  textService,
  type Account,
} from './accounts.ts'
export { openAtServices } from './extension-points.ts'
