import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { PrivacyScreen } from './privacy-screen';
import { TermsScreen } from './terms-screen';

describe('/privacy', () => {
  it.each([
    ['what is stored of an account', /name and e-mail address, your username, phone number/],
    ['how passwords are kept', /argon2id hash/],
    ['what is stored of the studying', /Study sessions and finished tests/],
    ['what the security log holds', /first part of your network address/],
    ['what Remember me keeps', /encrypted, your password for up to 30 days/],
    ['that the built-in engine reads documents', /engine built into Scholar, on our own server/],
    ['which AI providers may be used', /an OpenAI-compatible service, Anthropic or Google/],
    ['how long sign-ins last', /14 days without use, and after 90 days in any case/],
    ['how long codes work', /Work once, for 3 minutes/],
    ['when a deactivated account is erased', /kept for 30 days in case you come back/],
    ['how to take data along', /Ask us, and you get a copy of everything you own/],
    ['whom to write to', /support address/],
  ])('says %s', (_, sentence) => {
    renderScreen(<PrivacyScreen />);

    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('is a page with one title, in the frame of the public pages', () => {
    renderScreen(<PrivacyScreen />);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    expect(document.title).toBe('Privacy policy · Scholar');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025 Scholar');
  });
});

describe('/terms', () => {
  it.each([
    ['how old one must be', /at least 13 years old/],
    ['whose content it is', /belong to you/],
    ['what fair use is', /Do not flood Scholar/],
    ['that AI output has no warranty', /we give no warranty for them/],
    ['how long a paid plan runs', /runs for 30 days from the payment/],
    ['how many people Team is for', /Team for 5\./],
    ['how to leave', /Deactivate Account on your profile/],
  ])('says %s', (_, sentence) => {
    renderScreen(<TermsScreen />);

    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('offers those who are not signed in the way in', () => {
    renderScreen(<TermsScreen />);

    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
  });

  it('offers those who are signed in the way back', () => {
    renderScreen(<TermsScreen />, { session: { token: 'a-token' } });

    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
    expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});
