// Components for other areas: the box for a drawn signature.

export { SignaturePad } from './reservation/SignaturePad.tsx'
