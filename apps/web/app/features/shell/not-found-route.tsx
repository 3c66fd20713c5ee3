import { data } from 'react-router';

/** The 404 page of unknown addresses. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
