/** Milliseconds after which a state is cleared. Section 9. */
export const ADDED_RESET = 3_000;
export const FEEDBACK_RESET = 3_000;
export const MATERIAL_STATUS_RESET = 2_000;
