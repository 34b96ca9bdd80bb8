// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice One answer that its owner sets, read as Chainlink's AggregatorV3 is. Own code. The sequencer uptime feed of a
/// layer 2 is one as well: 0 decimals, 0 while the sequencer is up, and `startedAt` is when that last changed.
contract PriceFeed {
    error Unauthorized();
    error NoData(uint80 roundId);

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    uint256 public constant version = 4;
    /// Rounds are numbered as those of a proxy in its first phase: the phase stands above the lowest 64 bits.
    uint80 private constant FIRST_ROUND = (1 << 64) + 1;

    uint8 public decimals;
    int256 public answer;
    /// At most 31 bytes, since genesis writes it into one slot.
    string public description;
    address public owner;
    uint256 public updates;
    /// How old the answer is said to be. 0 unless a test wants a stale feed, so that no world has to refresh it.
    uint256 public ageSeconds;
    /// When the state of the sequencer last changed; 0 for prices, whose round starts when it is updated.
    uint256 public changedAt;

    function setAnswer(int256 answer_) external {
        if (msg.sender != owner) revert Unauthorized();
        if (changedAt != 0 && answer != answer_) changedAt = block.timestamp;
        answer = answer_;
        updates++;
        emit AnswerUpdated(answer_, round(), block.timestamp);
    }

    function setAge(uint256 ageSeconds_) external {
        if (msg.sender != owner) revert Unauthorized();
        ageSeconds = ageSeconds_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(round());
    }

    /// Only the newest round is kept.
    function getRoundData(uint80 roundId)
        public
        view
        returns (uint80, int256 roundAnswer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        if (roundId != round()) revert NoData(roundId);
        updatedAt = block.timestamp - ageSeconds;
        return (roundId, answer, changedAt == 0 ? updatedAt : changedAt, updatedAt, roundId);
    }

    function round() private view returns (uint80) {
        return FIRST_ROUND + uint80(updates);
    }
}
