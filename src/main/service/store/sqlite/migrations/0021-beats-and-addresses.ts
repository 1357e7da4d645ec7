/**
 * The beat of a monitor's schedule, which a retry or a look now does not move; where somebody signed in for a profile;
 * and deliveries that are over, to be removed after a while. Never edited after release.
 */
export const beatsAndAddresses = `
ALTER TABLE monitors ADD COLUMN beat_at INTEGER;
ALTER TABLE sign_in_profiles ADD COLUMN url TEXT;
CREATE INDEX deliveries_ended ON deliveries (due_at) WHERE state <> 'pending';
`;
