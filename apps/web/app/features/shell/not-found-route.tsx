import { data } from 'react-router';

/** An address that is no page. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
