// For the screens of the other areas: pictures fetched with authorization, a field for pictures in their order, and uploads.

export { PicturesField } from './PicturesField.tsx'
export { ProtectedImage } from './ProtectedImage.tsx'
export { forget as forgetUploads, sendDocument, sendPicture, sendTo } from './upload.ts'
