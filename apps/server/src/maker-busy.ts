/** Thrown by what makes files when too many wait to be made already. */
export class MakerBusy extends Error {
  override name = 'MakerBusy';
}
