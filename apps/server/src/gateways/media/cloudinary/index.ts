/** Media in an account of Cloudinary. */
export { type CloudinaryDeps, openCloudinary } from './open-cloudinary.ts';
