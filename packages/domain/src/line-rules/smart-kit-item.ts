/**
 * Whether a material may be packed into a smart kit. The house packs kits from its own shelves: what the supplier
 * delivers directly never passes them, and a remnant is there only once. Section 5, "item not allowed in smart kit".
 */
export const isAllowedInSmartKit = (line: { isDirectDelivery?: boolean; isRemnant?: boolean }): boolean =>
  !line.isDirectDelivery && !line.isRemnant;
