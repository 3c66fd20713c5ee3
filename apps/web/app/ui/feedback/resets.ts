/** Milliseconds after which a state is cleared. Section 9. */
export const ADDED_RESET = 3_000;
/** After so long the button takes the next press, whether or not the shop has answered. */
export const ADDING_RESET = 1_000;
export const FEEDBACK_RESET = 3_000;
export const MATERIAL_STATUS_RESET = 2_000;
