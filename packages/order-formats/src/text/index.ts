/** Text of other systems, decoded and made safe to keep; and text for systems that know ISO-8859-1 alone. */
export * from './clean.ts';
export * from './decode.ts';
export * from './latin1.ts';
