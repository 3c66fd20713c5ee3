/** Minor units (øre, cent) as an exact decimal: 60700 → "607.00". Non-negative whole numbers only. */
export const money = (minorUnits: number): string => {
  const whole = Math.floor(minorUnits / 100);
  const rest = minorUnits - whole * 100;
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`;
};
